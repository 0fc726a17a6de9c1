import { Badge, Button, Card, Group, Stack, Text } from "@mantine/core";
import { PencilLine } from "lucide-react";
import type { RequestReply } from "#contracts/contact-request/answer.ts";
import type { ContactRequestItem } from "#contracts/contact-request/contact-request-list.ts";
import { LoadFailure } from "#admin-app/kit/errors/failure-notices.tsx";
import { formatMoment } from "#admin-app/kit/layout/brand.ts";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { trpc } from "#admin-app/rpc.ts";
import type { AnswerWords } from "./use-answer.ts";

/** A mail that is on its way is looked after until it has arrived. */
const LOOK_AGAIN_MS = 4_000;

const STATES: Record<RequestReply["state"], { label: string; color: string }> = {
  waiting: { label: "En attente d’envoi", color: "amber" },
  sent: { label: "Envoyée", color: "teal" },
  failed: { label: "Non envoyée", color: "red" },
};

/** The answers to a request, oldest first, with what became of their mails. */
export function RequestReplies({
  request: { id, language },
  onReuse,
}: {
  request: ContactRequestItem;
  /** Opens another answer with the words of one that did not leave. */
  onReuse: (words: AnswerWords) => void;
}) {
  const replies = trpc.contactRequests.replies.useQuery(
    { id },
    { staleTime: 0, refetchInterval: ({ state }) => (state.data?.some((reply) => reply.state === "waiting") ? LOOK_AGAIN_MS : false) },
  );
  if (replies.error && !replies.data)
    return <LoadFailure title="Les réponses n’ont pas pu être lues" error={replies.error} onRetry={() => void replies.refetch()} />;
  if (!replies.data || replies.data.length === 0) return null;
  return (
    <section aria-label="Réponses">
      <Text component="h3" fw={600} mb="xs">
        Réponses
      </Text>
      <Stack gap="xs">
        {replies.data.map((reply) => (
          <Reply key={reply.id} reply={reply} language={language} onReuse={() => onReuse(reply)} />
        ))}
      </Stack>
    </section>
  );
}

function Reply({ reply, language, onReuse }: { reply: RequestReply; language: string; onReuse: () => void }) {
  const { author, created_at, sent_at, subject, text, state, error } = reply;
  const { label, color } = STATES[state];
  const at = sent_at ?? created_at;
  return (
    <Card component="article" withBorder padding="sm" aria-label={`Réponse\u202f: ${subject}`}>
      <Group justify="space-between" gap="xs" mb={4}>
        <Text size="xs" c="dimmed">
          {author} · <time dateTime={at}>{formatMoment(at)}</time>
        </Text>
        <Badge variant="light" color={color}>
          {label}
        </Badge>
      </Group>
      <div lang={language} style={{ overflowWrap: "anywhere" }}>
        <Text size="sm" fw={600}>
          {subject}
        </Text>
        <Text size="sm" style={{ whiteSpace: "pre-wrap" }}>
          {text}
        </Text>
      </div>
      {state !== "sent" && error !== "" && (
        <Text size="xs" mt="xs" c="var(--mantine-color-error)">
          Le serveur d’envoi répond{"\u202f"}: {error}
        </Text>
      )}
      {state === "failed" && (
        <ForWriters>
          <Button mt="xs" size="xs" variant="default" leftSection={<PencilLine size={14} aria-hidden />} onClick={onReuse}>
            Reprendre ce texte
          </Button>
        </ForWriters>
      )}
    </Card>
  );
}
