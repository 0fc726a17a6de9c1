/** Whether a text is a telephone number with its country's prefix: `+216 73 000 100`. */
export function isPhone(value: string): boolean {
  const digits = digitsOf(value).length;
  return /^\+\d[\d ().\u00a0\u202f-]*$/.test(value) && digits >= 6 && digits <= 15;
}

/** The address that calls a telephone number. */
export const phoneUrl = (phone: string): string => `tel:+${digitsOf(phone)}`;

/** The digits of a telephone number, the country's prefix first. */
export function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, "");
}
