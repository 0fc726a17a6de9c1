import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { ContactRequestItem } from "#contracts/contact-request/contact-request-list.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { MOMENT } from "#admin-app/kit/layout/moment.ts";
import classes from "./contact-request-view.module.css";

/** Who asked, when, in which language, and to what they agreed. */
export function ContactRequestFacts({ request }: { request: ContactRequestItem }) {
  const { email, phone, language, consent_version, created_at } = request;
  const received = MOMENT.format(new Date(created_at));
  return (
    <dl className={classes.facts}>
      <Fact label="E-mail">{email}</Fact>
      {phone && <Fact label="Téléphone">{phone}</Fact>}
      <Fact label="Reçue le">
        <time dateTime={created_at}>{received}</time>
      </Fact>
      <Fact label="Langue">{LANGUAGE_IN_FRENCH[language]}</Fact>
      <Fact label="Consentement">{consent_version ? `Version ${consent_version}, donné le ${received}` : `Donné le ${received}`}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {label}
      </Text>
      <Text component="dd" size="sm">
        {children}
      </Text>
    </div>
  );
}
