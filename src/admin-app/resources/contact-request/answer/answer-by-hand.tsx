import { Button, CopyButton, Group, Stack, Text } from "@mantine/core";
import { Check, Copy, Mail } from "lucide-react";
import type { ContactRequestItem } from "#contracts/contact-request/contact-request-list.ts";
import { nameOf } from "../contact-request-words.ts";
import { buildMailAnswer } from "../reply-links.ts";
import { type AnswerWords, fillAnswer } from "./use-answer.ts";

/** Ways to send an answer where the server sends none: each person's opens in the mail program, or is copied. */
export function AnswerByHand({ words, requests }: { words: AnswerWords; requests: ContactRequestItem[] }) {
  const isOne = requests.length === 1;
  return (
    <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: "none" }}>
      {requests.map((request) => {
        const filled = fillAnswer(words, request);
        return (
          <Group key={request.id} component="li" justify="space-between" gap="xs">
            <Text size="sm">{!isOne && nameOf(request)}</Text>
            <Group gap="xs">
              <CopyButton value={filled.text}>
                {({ copied, copy }) => (
                  <Button
                    variant="default"
                    size={isOne ? "sm" : "xs"}
                    leftSection={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
                    onClick={copy}
                    aria-label={`${copied ? "Copié" : "Copier"}\u202f: ${nameOf(request)}`}
                  >
                    {copied ? "Copié" : "Copier le texte"}
                  </Button>
                )}
              </CopyButton>
              <Button
                component="a"
                size={isOne ? "sm" : "xs"}
                href={buildMailAnswer(request, filled)}
                leftSection={<Mail size={16} aria-hidden />}
                aria-label={`Ouvrir dans ma messagerie\u202f: ${nameOf(request)}`}
              >
                Ouvrir dans ma messagerie
              </Button>
            </Group>
          </Group>
        );
      })}
    </Stack>
  );
}
