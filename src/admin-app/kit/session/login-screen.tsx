import { Paper, Text, Title, Anchor, Code, Collapse, Stack, TextInput } from "@mantine/core";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useState, useSyncExternalStore, type FormEvent } from "react";
import type { LoginReply } from "#contracts/session/session.ts";
import { BrandMark } from "#admin-app/kit/layout/brand-mark.tsx";
import { queryClient, trpc } from "#admin-app/rpc.ts";
import { LoginForm } from "./login-form.tsx";
import { howSessionEnded, readSession, startSession, subscribeToSession } from "./session-store.ts";
import classes from "./login-screen.module.css";
import { useDisclosure } from "@mantine/hooks";
import { RefusalAlert } from "#admin-app/kit/errors/failure-notices.tsx";
import { refusedFields } from "#admin-app/kit/errors/failure.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";

const PASSWORD_CHOSEN = "Votre mot de passe est enregistré\u202f: connectez-vous avec lui.";

function formatGreeting(ending: ReturnType<typeof howSessionEnded>): string {
  return ending === "expired"
    ? "Votre session a expiré. Ce que vous avez saisi est conservé\u202f: reconnectez-vous pour reprendre où vous en étiez."
    : "Connectez-vous pour gérer le site et son catalogue.";
}

/** The way in. Leads to where the administrator was when the session ended, else to the dashboard. */
export function LoginScreen() {
  const { history } = useRouter();
  const cameFrom = useLocation({ select: ({ state }) => state.from });
  const [from] = useState(cameFrom); // the location is that of the next screen before this one goes
  const isPasswordChosen = useLocation({ select: ({ state }) => state.isPasswordChosen });
  const [greeting] = useState(isPasswordChosen ? PASSWORD_CHOSEN : formatGreeting(howSessionEnded()));
  const session = useSyncExternalStore(subscribeToSession, readSession);

  // Signed in here, or in another tab.
  useEffect(() => {
    if (session) history.replace(from ?? "/admin/dashboard");
  }, [session, history, from]);

  function handleSignedIn(reply: LoginReply) {
    queryClient.clear();
    startSession(reply);
  }

  return (
    <main className={classes.screen}>
      <Paper className={classes.panel} withBorder>
        <BrandMark />
        <Title order={1} size="h2" mt="lg">
          Administration
        </Title>
        <Text c="dimmed" mb="lg">
          {greeting}
        </Text>
        <LoginForm onSignedIn={handleSignedIn} />
        <ForgottenPassword />
        {document.documentElement.dataset.passwordIsGenerated === "true" && (
          <Text size="sm" c="dimmed" mt="xl">
            L’identifiant et le mot de passe de démonstration s’affichent dans le terminal au premier démarrage.
          </Text>
        )}
      </Paper>
    </main>
  );
}

/** The form for a forgotten password: asks for a link by e-mail, or for the command where this site sends none. */
function ForgottenPassword() {
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
