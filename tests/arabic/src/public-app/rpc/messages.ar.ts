import type { ErrorCode } from "#contracts/shared/errors.ts";

const SENTENCES: Partial<Record<ErrorCode, string>> = {
  invalid: "هناك حقول تحتاج إلى تصحيح.",
  not_found: "هذا العنصر غير موجود، أو لم يعد موجودًا.",
  too_large: "هذا الطلب كبير جدًا.",
  too_many_requests: "محاولات كثيرة. حاول لاحقًا من فضلك.",
  unavailable: "الخدمة غير متاحة للحظات. حاول مجددًا بعد قليل.",
};

export const m: typeof import("./messages.fr.ts").m = {
  offline: "الخادم لا يستجيب. تحقق من اتصالك بالإنترنت.",
  unknown: "خطأ غير معروف",
  sentenceOf: ({ code }) => SENTENCES[code] ?? "حدث أمر غير متوقع. حاول مجددًا.",
};
