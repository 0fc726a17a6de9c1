import type { LegalText } from "./legal-text.ts";

export const text: LegalText = {
  title: "بيانات قانونية",
  description: "من ينشر موقع {name}، ومن يستضيفه، ولمن تكتب.",
  intro: "من ينشر هذا الموقع، ومن يستضيفه، ولمن تكتب.",
  sections: [
    {
      id: "editeur",
      title: "الناشر",
      blocks: [
        {
          facts: [
            ["الشركة", "{company}"],
            ["المقر الاجتماعي", "{address}"],
            ["السجل الوطني للمؤسسات", "{registration_number}"],
            ["المعرف الجبائي", "{tax_number}"],
            ["الهاتف", [{ text: "{phone}", href: "tel:{phone_link}" }]],
            ["البريد الإلكتروني", [{ text: "{email}", href: "mailto:{email}" }]],
          ],
        },
      ],
    },
    { id: "direction", title: "إدارة النشر", blocks: ["{publication_director}"] },
    {
      id: "hebergeur",
      title: "المستضيف",
      blocks: [
        {
          facts: [
            ["الشركة", "{host_name}"],
            ["العنوان", "{host_address}"],
            ["الهاتف", "{host_phone}"],
          ],
        },
      ],
    },
    {
      id: "images",
      title: "الصور والخطوط والرموز",
      blocks: [
        "جميع صور المنتجات والبيوت مولّدة بالحاسوب، أنجزت من أجل {name}. ولا تُظهر أي منها شخصًا ولا بيتًا حقيقيًا.",
        "الموقع مكتوب بخط Instrument Sans وبخط Readex Pro للعربية (رخصة SIL Open Font 1.1). والرموز من Lucide (رخصة ISC).",
      ],
    },
    {
      id: "propriete",
      title: "الملكية الفكرية",
      blocks: [["ترد قواعد النسخ في ", { text: "شروط الاستخدام", href: "/conditions" }, "."]],
    },
    {
      id: "accessibilite",
      title: "إمكانية الوصول",
      blocks: [
        "صُمم الموقع وفق قواعد WCAG 2.2، المستوى AA: يُتصفح بلوحة المفاتيح، ويُقرأ بقارئ الشاشة، ويعمل دون JavaScript.",
        ["هل يعيقك شيء؟ أخبرنا، نصلحه ونرسل إليك في الأثناء ما كنت تبحث عنه: ", { text: "{email}", href: "mailto:{email}" }],
      ],
    },
    {
      id: "signalement",
      title: "الإبلاغ عن محتوى",
      blocks: [
        ["للإبلاغ عن محتوى غير صحيح أو مخالف للقانون، اكتب إلى ", { text: "{email}", href: "mailto:{email}" }, " مع ذكر عنوان الصفحة."],
        ["ثغرة أمنية؟ ", { text: "أبلغنا بها", href: "/signaler-une-vulnerabilite" }, "."],
      ],
    },
    {
      id: "donnees",
      title: "البيانات الشخصية",
      blocks: [["انظر صفحة ", { text: "الخصوصية", href: "/confidentialite" }, "."]],
    },
  ],
};
