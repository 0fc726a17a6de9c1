/** Names a screen in the URL that leads to its page: `/admin/dashboard/products/$id` gives `products`. */
export const toScreenName = (path: string) =>
  path
    .replace("/admin/", "")
    .replace(/^dashboard\/|\/\$.*/g, "")
    .replace("/", "-");
