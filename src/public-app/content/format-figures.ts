import { language } from "#messages/public-app/language/language";
import { m } from "#messages/public-app/content/figure-formats";
import type { PublicSettings } from "#contracts/settings/public-settings.ts";

const amounts = new Intl.NumberFormat(language.locale);
const percents = new Intl.NumberFormat(language.locale, { style: "percent", maximumFractionDigits: 1 });

/** Writes the claimed figures in this language. */
export function formatFigures(claimed: PublicSettings) {
  return {
    homes: m.atLeast(amounts.format(claimed.homes)),
    uptime: percents.format(claimed.uptime_percent / 100),
    energySavings: percents.format(claimed.energy_savings_percent / 100),
    support: `${claimed.support_hours_per_day}/${claimed.support_days_per_week}`,
    installation: m.underHours(amounts.format(claimed.installation_hours)),
    compatibleBrands: m.atLeast(amounts.format(claimed.compatible_brands)),
    experts: m.atLeast(amounts.format(claimed.experts)),
    firstFundraising: m.millionEuros(amounts.format(claimed.first_fundraising_euros / 1_000_000)),
  };
}
