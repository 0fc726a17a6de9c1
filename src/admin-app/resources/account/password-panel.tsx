import { Stack } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { PASSWORD_HINT } from "#contracts/session/password.ts";
import { Panel } from "#admin-app/kit/layout/panel.tsx";
import { notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { RefusalAlert } from "#admin-app/kit/errors/failure-notices.tsx";
import { refusedFields } from "#admin-app/kit/errors/failure.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { queries, trpc } from "#admin-app/rpc.ts";
import { PasswordField } from "#admin-app/kit/session/password-field.tsx";

/** Changes one's password. One's other sessions end with the old one. */
export function PasswordPanel({ username }: { username: string }) {
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const saving = trpc.account.setPassword.useMutation({
    onSuccess: async () => {
      setCurrent("");
      setPassword("");
      notifySuccess("Mot de passe changé. Vos autres connexions sont terminées.");
      await queries.account.sessions.invalidate();
    },
  });
  const refused = refusedFields(saving.error);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    saving.mutate({ current_password: current, password });
  }

  return (
    <Panel title="Mot de passe">
      <form onSubmit={handleSubmit} noValidate>
        <Stack maw={480}>
          <RefusalAlert error={saving.error} />
          {/* Tells password managers whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            name="current_password"
            label="Mot de passe actuel"
            autoComplete="current-password"
            value={current}
            onChange={(event) => setCurrent(event.currentTarget.value)}
            error={refused.current_password}
          />
          <PasswordField
            name="password"
            label="Nouveau mot de passe"
            description={PASSWORD_HINT}
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={refused.password}
          />
          <ActionButton type="submit" loading={saving.isPending} style={{ alignSelf: "start" }}>
            Changer le mot de passe
          </ActionButton>
        </Stack>
      </form>
    </Panel>
  );
}
