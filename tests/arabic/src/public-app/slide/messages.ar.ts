export const m: typeof import("./messages.fr.ts").m = {
  carousel: "عارض شرائح",
  loading: "جارٍ تحميل العارض...",
  label: "في الواجهة",
  slide: "شريحة",
  position: (position, count) => `${position} من ${count}`,
  pause: "أوقف العارض مؤقتًا",
  play: "أعد تشغيل العارض",
  previous: "الشريحة السابقة",
  next: "الشريحة التالية",
  choose: "اختر شريحة",
  show: (position, title) => `الشريحة ${position}: ${title}`,
};
