import { counted, PRODUCTS } from "#public-app/language/arabic-count.ts";

const FAILURES: Record<string, string> = {
  invalid: "بقي ما ينبغي تصحيحه أعلاه.",
  too_many_requests: "أرسلت رسائل عدة في وقت قصير. انتظر دقيقة ثم أعد الإرسال.",
  unavailable: "خادمنا يستريح لحظة. أعد المحاولة بعد دقيقة.",
  offline: "لم يُرسل طلبك: يبدو أن الاتصال بالإنترنت مقطوع.",
};

export const m: typeof import("./messages.fr.ts").m = {
  title: "اتصل بنا",
  heading: "لنتحدث عن بيتك",
  description: "عرض تجريبي أو عرض أسعار أو سؤال: نرد عليك خلال 24 ساعة.",
  form: "اكتب إلينا",
  kind: "طلبك",
  kinds: { demo: "عرض تجريبي", quote: "عرض أسعار", support: "دعم" },
  about: (reference) => `المنتج المعني · ${reference}`,
  withSelection: (count) => `أرفق ${count === 1 ? "المنتج المختار" : `المنتجات المختارة (${count})`}`,
  selectionMissing: "تعذر تحميل اختياراتك، ولن تُرسل. أعد تحميل الصفحة قبل الإرسال.",
  goneFromSelection: (count) =>
    count === 1 ? "منتج واحد لم يعد في الكتالوج، ولن يُرسل." : `${counted(count, PRODUCTS)} لم تعد في الكتالوج، ولن تُرسل.`,
  firstName: "الاسم",
  lastName: "اللقب",
  email: "البريد الإلكتروني",
  phone: "الهاتف (اختياري)",
  company: "الشركة (اختياري)",
  subject: "الموضوع (اختياري)",
  message: "الرسالة",
  honeypot: "لا تملأ هذا الحقل",
  send: "إرسال طلبي",
  sending: "جارٍ الإرسال…",
  faults: {
    firstName: "اكتب اسمك.",
    lastName: "اكتب لقبك.",
    email: "اكتب عنوان بريدك الإلكتروني.",
    message: "اكتب لنا بضع كلمات.",
    consent: "موافقتك ضرورية لنرد عليك.",
  },
  longNote: (max) => `إحدى ملاحظات اختيارك أطول من ${max} حرف: اختصرها في اختيارك.`,
  badEmail: "يبدو هذا العنوان ناقصًا. مثال: name@example.com",
  badText: "يحتوي هذا النص على رموز لا تُقرأ.",
  failure: (code) => FAILURES[code] ?? "تعذر تسجيل طلبك. أعد المحاولة بعد قليل.",
  nothingLost: "كلماتك محفوظة.",
  sent: "وصلنا طلبك",
  sentMore: "شكرًا. نرد عليك خلال 24 ساعة.",
  another: "إرسال طلب آخر",
  faq: "أسئلة شائعة",
  faqLead: "لم تجد سؤالك؟ اطرحه في الاستمارة.",
};
