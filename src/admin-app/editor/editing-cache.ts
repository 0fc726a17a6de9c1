/** How what is edited is read: anew whenever it is opened, never under the hands of the person who is writing. */
export const EDITING_CACHE = { gcTime: 0, staleTime: "static" } as const;
