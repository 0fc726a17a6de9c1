import type { RequestType } from "#contracts/contact-request/request-types.ts";

const REQUEST_LABELS: Record<RequestType, string> = { demo: "طلب عرض تجريبي", quote: "طلب عرض أسعار", support: "طلب دعم" };

/** With the possessive of who asked. */
const YOUR_REQUEST: Record<RequestType, string> = { demo: "طلبك لعرض تجريبي", quote: "طلبك لعرض أسعار", support: "طلبك للدعم" };

/** What our mails say in Arabic. */
export const m: typeof import("./messages.fr.ts").m = {
  greeting: (firstName) => (firstName ? `مرحبًا ${firstName}،` : "مرحبًا،"),
  label: (words) => `${words}:`,
  signature: (company) => `فريق ${company}`,
  requestReceived: {
    subject: "وصلنا طلبك",
    text: (type, product) => `وصلنا ${YOUR_REQUEST[type]}${product && ` بخصوص «${product}»`}. نرد عليك خلال 24 ساعة.`,
    selection: "اختياراتك، مع الكميات:",
    more: (phone) => `هل من توضيح تضيفه؟ رد على هذه الرسالة، أو اتصل بنا على الرقم ${phone}.`,
    notYou: "إن لم تطلب شيئًا، فقد أخطأ أحدهم في العنوان: يمكنك تجاهل هذه الرسالة.",
  },
  newRequest: {
    subject: (type, name) => `${REQUEST_LABELS[type]} جديد: ${name}`,
    selection: "الاختيارات، مع الكميات والملاحظات:",
    labels: {
      name: "الاسم",
      email: "البريد الإلكتروني",
      phone: "الهاتف",
      company: "الشركة",
      product: "المنتج",
      subject: "الموضوع",
      language: "اللغة",
      due: "موعد الرد",
    },
    replyGoesToSender: "الرد على هذه الرسالة يصل إلى صاحبها مباشرة.",
  },
  newsletter: {
    confirmSubject: "أكّد اشتراكك في نصائحنا",
    confirmText: "بقيت خطوة لتصلك نصائحنا: أكّد أن هذا العنوان لك.",
    confirmButton: "تأكيد اشتراكي",
    confirmExpires: (days) => `هذا الرابط صالح ${days} أيام. إن لم تطلب شيئًا فتجاهل هذه الرسالة: لن يُرسل إليك شيء.`,
    welcomeSubject: "تأكد اشتراكك",
    welcomeText: "ستصلك نصائحنا القادمة على هذا العنوان.",
    alreadySubject: "أنت مشترك في نصائحنا",
    alreadyText: "طلب أحدهم، ولعله أنت، الاشتراك بهذا العنوان. وهو مشترك من قبل: لا حاجة إلى فعل شيء.",
    unsubscribe: "إلغاء الاشتراك",
  },
  passwordLinks: {
    invitation: {
      subject: (company) => `دخولك إلى إدارة ${company}`,
      text: (company, username) => `أنت مدعو للعمل على موقع ${company}، باسم المستخدم «${username}». بقي أن تختار كلمة السر.`,
      button: "اختيار كلمة السر",
      expires: "يُستعمل هذا الرابط مرة واحدة، خلال 7 أيام. إن لم تنتظر هذه الدعوة فتجاهل هذه الرسالة.",
    },
    reset: {
      subject: (company) => `كلمة سر جديدة لإدارة ${company}`,
      text: (company, username) => `طُلبت كلمة سر جديدة لـ «${username}»، في إدارة موقع ${company}.`,
      button: "اختيار كلمة سر جديدة",
      expires: "يُستعمل هذا الرابط مرة واحدة، خلال 30 دقيقة. إن لم تطلب شيئًا فتجاهل هذه الرسالة: لن يتغير شيء.",
    },
  },
};
