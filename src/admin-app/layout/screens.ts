import { GalleryHorizontal, Inbox, Images, LayoutDashboard, MailCheck, Newspaper, Package, Sparkles, Tags } from "lucide-react";

/** The screens, as the sidebar lists them and the palette finds them: `words` are other names that a person may type. */
export const SCREENS = [
  { label: "Dashboard", words: "accueil tableau de bord", to: "/admin/dashboard", icon: LayoutDashboard },
  { label: "Produits", words: "catalogue", to: "/admin/dashboard/products", icon: Package },
  { label: "Catégories", words: "", to: "/admin/dashboard/categories", icon: Tags },
  { label: "Slides", words: "carrousel", to: "/admin/dashboard/slides", icon: GalleryHorizontal },
  { label: "Blog", words: "articles", to: "/admin/dashboard/blog", icon: Newspaper },
  { label: "Fonctionnalités", words: "", to: "/admin/dashboard/features", icon: Sparkles },
  { label: "Demandes", words: "contact messages devis démo support", to: "/admin/dashboard/requests", icon: Inbox },
  { label: "Abonnés", words: "newsletter lettre d’information", to: "/admin/dashboard/subscribers", icon: MailCheck },
  { label: "Médiathèque", words: "images photos pdf fichiers", to: "/admin/dashboard/media", icon: Images },
] as const;
