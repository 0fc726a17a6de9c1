import { CLAIMED_FIGURES as CLAIMED } from "#contracts/shared/brand.ts";
import { language } from "#messages/public-app/language/language";
import { m } from "#messages/public-app/content/figure-formats";

const amounts = new Intl.NumberFormat(language.locale);
const percents = new Intl.NumberFormat(language.locale, { style: "percent", maximumFractionDigits: 1 });

/** The claimed figures as this language writes them. */
export const FIGURES = {
  homes: m.atLeast(amounts.format(CLAIMED.homes)),
  uptime: percents.format(CLAIMED.uptimePercent / 100),
  energySavings: percents.format(CLAIMED.energySavingsPercent / 100),
  support: `${CLAIMED.supportHoursPerDay}/${CLAIMED.supportDaysPerWeek}`,
  installation: m.underHours(amounts.format(CLAIMED.installationHours)),
  compatibleBrands: m.atLeast(amounts.format(CLAIMED.compatibleBrands)),
  experts: m.atLeast(amounts.format(CLAIMED.experts)),
  firstFundraising: m.millionEuros(amounts.format(CLAIMED.firstFundraisingEuros / 1_000_000)),
};
