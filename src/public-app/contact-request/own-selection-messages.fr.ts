/** Said of the visitor’s own selection, which comes with its script. */
export const m = {
  change: "Modifier la sélection",
  missing: (titles: string) => `N’est plus au catalogue, et n’est pas envoyé\u202f: ${titles}.`,
};
