/** URLs that share a page: plain links, which send nothing before they are followed. */
export function shareUrls(url: string, title: string) {
  const link = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  return {
    mail: `mailto:?subject=${text}&body=${link}`,
    networks: [
      { name: "WhatsApp", href: `https://wa.me/?text=${text}%20${link}` },
      { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
      { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    ],
  };
}
