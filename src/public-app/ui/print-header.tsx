import { useLocation, useRouter } from "@tanstack/react-router";
import { pageUrl } from "#public-app/routes/page-url.ts";

/** Opens a printed page: who speaks, and where the page stands. */
export function PrintHeader() {
  const { publicUrl, settings } = useRouter().options.context;
  // Without the fragment, which the server does not know.
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  return (
    <div className="print-only print-header">
      <p>
        {settings.name} · {settings.email} · {settings.phone}
      </p>
      <p>{pageUrl(publicUrl, path)}</p>
    </div>
  );
}
