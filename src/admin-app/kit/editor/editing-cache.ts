/** How the query cache treats what is edited: read again each time its form opens, never refetched while a person writes in it. */
export const EDITING_CACHE = { gcTime: 0, staleTime: "static" } as const;
