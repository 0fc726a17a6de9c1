import { factWords } from "#contracts/product/fact-words.ar.ts";
import type { Download } from "#contracts/product/product-parts.ts";

const MEGABYTE = 1024 * 1024;

const NUMBER = new Intl.NumberFormat("ar-TN", { maximumFractionDigits: 1 });
const DAY = new Intl.DateTimeFormat("ar-TN", { dateStyle: "long", timeZone: "UTC" });
const MONTH = new Intl.DateTimeFormat("ar-TN", { month: "long", year: "numeric", timeZone: "UTC" });

const TYPES: Record<Download["type"], string> = {
  "Fiche technique": "بطاقة تقنية",
  Manuel: "دليل الاستعمال",
  Notice: "تعليمات",
  Schéma: "مخطط",
  Certificat: "شهادة",
};

const LANGUAGES: Record<Download["language"], string> = {
  Français: "بالفرنسية",
  Anglais: "بالإنجليزية",
  Espagnol: "بالإسبانية",
  Allemand: "بالألمانية",
};

export const m: typeof import("./messages.fr.ts").m = {
  ...factWords,
  benefits: "خصائص المنتج",
  noSpecifications: "لا توجد مواصفات لهذا المنتج.",
  bytes: (count) => (count < MEGABYTE ? `${NUMBER.format(Math.ceil(count / 1024))} ك.ب` : `${NUMBER.format(count / MEGABYTE)} م.ب`),
  version: (version) => `الإصدار ${version}`,
  month: (day) => MONTH.format(new Date(day)),
  asOf: (moment) => `محدّثة بتاريخ ${DAY.format(new Date(moment))}`,
  type: (written) => TYPES[written],
  writtenIn: (written) => LANGUAGES[written],
  sheet: "بطاقة المنتج",
  sheetFacts: "PDF بالفرنسية، أعدّ من هذه الصفحة",
  lasting: "روابط دائمة وبصمات الملفات",
  lastingWhy: "الرابط الدائم يؤدي دائمًا إلى آخر نسخة من الوثيقة. وتتيح البصمة التحقق من الملف الذي وصلك.",
  lastingUrl: "رابط دائم",
  hash: "بصمة SHA-256",
  size: (written) => written,
  noDownloads: "لا توجد وثائق للتنزيل لهذا المنتج.",
};
