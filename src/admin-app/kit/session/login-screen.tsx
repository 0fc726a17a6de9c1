import { Paper, Text, Title } from "@mantine/core";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { LoginReply } from "#contracts/session/session.ts";
import { BrandMark } from "#admin-app/kit/layout/brand-mark.tsx";
import { queryClient } from "#admin-app/rpc.ts";
import { ForgottenPassword } from "./forgotten-password.tsx";
import { LoginForm } from "./login-form.tsx";
import { howSessionEnded, readSession, startSession, subscribeToSession } from "./session-store.ts";
import classes from "./login-screen.module.css";

const PASSWORD_CHOSEN = "Votre mot de passe est enregistré\u202f: connectez-vous avec lui.";

function greetingAfter(ending: ReturnType<typeof howSessionEnded>): string {
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
  const [greeting] = useState(isPasswordChosen ? PASSWORD_CHOSEN : greetingAfter(howSessionEnded()));
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
