import { Anchor, Code, Collapse, Stack, Text, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type FormEvent, useState } from "react";
import { RefusalAlert } from "#admin-app/kit/errors/refusal-alert.tsx";
import { refusedFields } from "#admin-app/kit/errors/refused-fields.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { trpc } from "#admin-app/rpc.ts";

/** What a person does who has forgotten their password: asks for a link by e-mail, or for the command where this site sends none. */
export function ForgottenPassword() {
  const [isOpen, { toggle }] = useDisclosure(false);
  const sendsMail = document.documentElement.dataset.sendsMail === "true";
  return (
    <>
      <Anchor component="button" type="button" size="sm" mt="md" onClick={toggle} aria-expanded={isOpen} aria-controls="forgotten">
        Mot de passe oublié ?
      </Anchor>
      <Collapse expanded={isOpen} id="forgotten">
        {sendsMail ? (
          <LinkForm />
        ) : (
          <Text size="sm" mt="sm">
            Ce site n’envoie pas d’e-mail. La personne qui gère le serveur peut donner un nouveau mot de passe avec la commande{" "}
            <Code>npm run db -- password NOM</Code>.
          </Text>
        )}
      </Collapse>
    </>
  );
}

function LinkForm() {
  const [name, setName] = useState("");
  const asking = trpc.passwordLinks.request.useMutation();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    asking.mutate({ name });
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack mt="sm" gap="sm">
        <RefusalAlert error={asking.error} />
        <TextInput
          name="name"
          label="Nom d’utilisateur ou adresse e-mail"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={refusedFields(asking.error).name}
        />
        <ActionButton type="submit" variant="default" loading={asking.isPending}>
          Recevoir un lien
        </ActionButton>
        <Text component="output" size="sm">
          {asking.data?.message}
        </Text>
      </Stack>
    </form>
  );
}
