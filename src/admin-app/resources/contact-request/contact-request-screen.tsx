import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { EditorScreen } from "#admin-app/kit/editor/editor-screen.tsx";
import { useOpenedRequest } from "./contact-request-editing.ts";
import { ContactRequestSteps } from "./contact-request-steps.tsx";
import { ContactRequestView } from "./contact-request-view.tsx";
import { nameOf } from "./contact-request-words.ts";

const route = getRouteApi("/signed-in/admin/dashboard/requests/$id");

/** One request whole, over the inbox. */
export function ContactRequestScreen() {
  const { id } = route.useParams();
  const filter = route.useSearch();
  const [hasStepped, setHasStepped] = useState(false);
  const navigate = route.useNavigate();
  const request = useOpenedRequest(Number(id));
  const title = request.data ? `Demande de ${nameOf(request.data)}` : "Demande";

  const close = (ignoreBlocker: boolean) =>
    void navigate({ to: "/admin/dashboard/requests", search: (search) => search, resetScroll: false, ignoreBlocker });

  function handleStep(to: number) {
    setHasStepped(true);
    void navigate({ to: ".", params: { id: String(to) }, search: (search) => search, resetScroll: false, replace: true });
  }

  return (
    <EditorScreen
      title={title}
      tools={<ContactRequestSteps id={Number(id)} filter={filter} onStep={handleStep} />}
      awaited={request}
      loading="Chargement de la demande..."
      failed="Cette demande n’a pas pu être ouverte"
      onClose={() => close(false)}
    >
      {request.data && (
        <ContactRequestView
          key={id}
          request={request.data}
          now={request.dataUpdatedAt}
          takesFocus={!hasStepped}
          onErased={() => close(true)}
        />
      )}
    </EditorScreen>
  );
}
