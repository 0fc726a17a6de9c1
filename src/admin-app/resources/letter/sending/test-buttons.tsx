import { LANGUAGES, type Language } from "#contracts/shared/language.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { notifyFailure, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { rpcClient, trpc } from "#admin-app/rpc.ts";
import { useMutation } from "@tanstack/react-query";

/** Sends a letter to oneself, in each language that it is written in. */
export function TestButtons({ id }: { id: number }) {
  const audience = trpc.letters.audience.useQuery({ id }, { staleTime: 0 });
  const isWritten = (language: Language) => audience.data?.languages.some((one) => one.language === language && one.is_written);
  const testing = useMutation({
    mutationFn: (language: Language) => rpcClient.letters.sendTest.mutate({ id, language }),
    onSuccess: ({ address }) => notifySuccess(`L’essai est en route vers ${address}`),
    onError: (error) => notifyFailure("L’essai n’est pas parti", error),
  });
  const offered = LANGUAGES.filter((language) => language === "fr" || isWritten(language));
  return offered.map((language) => (
    <ActionButton key={language} size="xs" variant="default" disabled={testing.isPending} onClick={() => testing.mutate(language)}>
      {offered.length > 1 ? `M’envoyer un essai en ${LANGUAGE_IN_FRENCH[language].toLowerCase()}` : "M’envoyer un essai"}
    </ActionButton>
  ));
}
