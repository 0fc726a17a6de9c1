import { Loader, Paper, Stack, Text, Title } from "@mantine/core";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { type PasswordLink, PASSWORD_HINT } from "#contracts/session/password.ts";
import { ROLE_LABELS } from "#contracts/session/roles.ts";
import { sentenceOf, refusedFields } from "#admin-app/kit/errors/failure.ts";
import { RefusalAlert } from "#admin-app/kit/errors/failure-notices.tsx";
import { notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton, LinkButton } from "#admin-app/kit/layout/action-button.tsx";
import { BrandMark } from "#admin-app/kit/layout/brand-mark.tsx";
import { queryClient, trpc } from "#admin-app/rpc.ts";
import classes from "./login-screen.module.css";
import { PasswordField } from "./credential-fields.tsx";
import { endSession, readSession, startSession } from "./session-store.ts";

/** The screen behind the link of an invitation or a forgotten password: its holder chooses a password. */
export function PasswordLinkScreen() {
  // Undefined while the screen is being left.
  const token = useLocation({ select: ({ pathname, hash }) => (pathname === "/admin/password" ? hash : undefined) });
  const { mutate: read, ...link } = trpc.passwordLinks.read.useMutation();
  useEffect(() => {
    if (token !== undefined) read({ token });
  }, [read, token]);

  if (link.data) return <Choice token={token ?? ""} link={link.data} />;
  if (!link.isError || token === undefined) {
    return (
      <Frame title="Votre lien">
        <Loader aria-label="Vérification du lien" mt="lg" />
      </Frame>
    );
  }
  return (
    <Frame title="Ce lien ne fonctionne pas">
      <Text role="alert" my="lg">
        {sentenceOf(link.error)}
      </Text>
      <Stack align="start">
        <ActionButton variant="default" onClick={() => read({ token })}>
          Réessayer
        </ActionButton>
        <LinkButton to="/admin/login" variant="subtle" px={0}>
          Se connecter
        </LinkButton>
      </Stack>
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={classes.screen}>
      <Paper className={classes.panel} withBorder>
        <BrandMark />
        <Title order={1} size="h2" mt="lg">
          {title}
        </Title>
        {children}
      </Paper>
    </main>
  );
}

function Choice({ token, link: { kind, username, role } }: { token: string; link: PasswordLink }) {
  const [password, setPassword] = useState("");
  const navigate = useNavigate();
  const signIn = trpc.session.login.useMutation({
    onSuccess: (reply) => {
      queryClient.clear();
      startSession(reply);
      notifySuccess("Votre mot de passe est enregistré");
      return navigate({ to: "/admin/dashboard", replace: true });
    },
    // A second factor is asked for there, and a lost reply is tried again.
    onError: () => navigate({ to: "/admin/login", state: { isPasswordChosen: true }, replace: true }),
  });
  const saving = trpc.passwordLinks.use.useMutation({
    onSuccess: () => {
      // Who is signed in here may be another person.
      if (readSession()) endSession("signed-out");
      signIn.mutate({ username, password });
    },
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    saving.mutate({ token, password });
  }

  return (
    <Frame title={kind === "invitation" ? "Bienvenue" : "Nouveau mot de passe"}>
      <Text c="dimmed" mb="lg">
        {kind === "invitation"
          ? `Vous êtes invité sous le nom d’utilisateur «\u202f${username}\u202f», avec le rôle «\u202f${ROLE_LABELS[role]}\u202f». Choisissez votre mot de passe.`
          : `Choisissez le nouveau mot de passe de «\u202f${username}\u202f». Toutes ses connexions seront terminées.`}
      </Text>
      <form onSubmit={handleSubmit} noValidate>
        <Stack>
          <RefusalAlert error={saving.error} />
          {/* Tells password managers whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            name="password"
            label="Nouveau mot de passe"
            description={PASSWORD_HINT}
            autoComplete="new-password"
            size="md"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={refusedFields(saving.error).password}
          />
          <ActionButton type="submit" size="md" loading={saving.isPending || saving.isSuccess} fullWidth>
            Enregistrer le mot de passe
          </ActionButton>
        </Stack>
      </form>
    </Frame>
  );
}
