import { Text, Table } from "@mantine/core";
import type { ReactNode } from "react";
import type { ContactRequestItem } from "#contracts/contact-request/contact-request-list.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { formatMoment } from "#admin-app/kit/layout/brand.ts";
import classes from "./contact-request-view.module.css";
import { Link } from "@tanstack/react-router";

/** Facts of a request: sender, time, page before the form, language and consent. */
export function ContactRequestFacts({ request }: { request: ContactRequestItem }) {
  const { email, phone, language, from_page, consent_version, created_at } = request;
  const received = formatMoment(created_at);
  return (
    <dl className={classes.facts}>
      <Fact label="E-mail">{email}</Fact>
      {phone && <Fact label="Téléphone">{phone}</Fact>}
      <Fact label="Reçue le">
        <time dateTime={created_at}>{received}</time>
      </Fact>
      {from_page && (
        <Fact label="Venue de la page">
          <a href={from_page} target="_blank" rel="noopener">
            {from_page === "/" ? "Accueil" : from_page}
          </a>
        </Fact>
      )}
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

/** The selection that came with a request, as its products were called then. Each leads to its product as long as that
 *  exists. */
export function ContactRequestLines({ request: { lines, language } }: { request: ContactRequestItem }) {
  if (lines.length === 0) return null;
  return (
    <Table className={classes.lines} aria-label="Sélection" withTableBorder>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Quantité</Table.Th>
          <Table.Th>Produit</Table.Th>
          <Table.Th>Note</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map(({ product, reference, title, quantity, note }, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- a product may be there twice
          <Table.Tr key={position}>
            <Table.Td className="tabular">{quantity}</Table.Td>
            <Table.Td>
              {product === null ? (
                title
              ) : (
                <Link to="/admin/dashboard/products/$id" params={{ id: String(product) }}>
                  {title}
                </Link>
              )}{" "}
              <span className={classes.reference}>{reference}</span>
            </Table.Td>
            <Table.Td lang={language}>{note}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
