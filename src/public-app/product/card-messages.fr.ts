export const m = { isNew: "Nouveau", learnMore: "Pour en savoir plus" };
