import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { Badge, Card, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Package } from "lucide-react";
import { type ContactRequestItem, REQUEST_STATUS_LABELS } from "#contracts/contact-request/contact-request-list.ts";
import { REQUEST_TYPE_LABELS } from "#contracts/contact-request/request-form.ts";
import { personName } from "#contracts/person/person.ts";
import { SelectionCheckbox } from "#admin-app/kit/collection/selection-checkbox.tsx";
import type { Selection } from "#admin-app/kit/collection/use-selection.ts";
import { DraftBadge } from "#admin-app/kit/draft/draft-badge.tsx";
import { countOf } from "#admin-app/kit/layout/count-of.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { DueNote, LateMark } from "./due-note.tsx";
import { momentInWords } from "./due-date.ts";
import openRow from "#admin-app/kit/collection/open-row.module.css";
import classes from "./contact-request-row.module.css";
import { excerptOf, nameOf, NEXT_STEP, REQUEST_TYPE_COLORS } from "./contact-request-words.ts";

/** One request of the inbox: sender, beginning of the message, time and status, and the next step in one click. */
export function ContactRequestRow({
  request,
  now,
  selection,
  isChanging,
  onNext,
}: {
  request: ContactRequestItem;
  selection: Selection;
  /** Time at which the list was read. */
  now: number;
  isChanging: boolean;
  onNext: () => void;
}) {
  const { id, requestType, company, subject, language, status, created_at } = request;
  const name = nameOf(request);
  const next = NEXT_STEP[status];
  const open = {
    to: "/admin/dashboard/requests/$id",
    params: { id: String(id) },
    search: (search: object) => search,
    resetScroll: false,
  } as const;
  return (
    <Card component="article" className={`${openRow.row} ${classes.row}`} data-status={status} withBorder aria-label={name}>
      <div className={classes.select}>
        <SelectionCheckbox selection={selection} id={id} name={name} />
      </div>
      <div className={classes.kind}>
        <Badge color={REQUEST_TYPE_COLORS[requestType]}>{REQUEST_TYPE_LABELS[requestType]}</Badge>
        <Text component="time" dateTime={created_at} size="xs" c="dimmed" className="tabular">
          {momentInWords(created_at, now)}
        </Text>
      </div>
      <div className={classes.words}>
        <div className={classes.line}>
          <h2 className={classes.name}>
            <Link {...open} className={openRow.open}>
              {name}
            </Link>
          </h2>
          {company && (
            <Text component="span" size="sm" c="dimmed" truncate>
              {company}
            </Text>
          )}
          <DraftBadge noun="contact-request" id={id} label="Non enregistré" />
        </div>
        <Text size="sm" lineClamp={2} className={classes.preview} lang={language}>
          {subject && <strong>{subject} · </strong>}
          {excerptOf(request)}
        </Text>
        <AskedFor request={request} />
      </div>
      <AnswerState request={request} now={now} />
      <ForWriters>
        <ActionButton
          className={classes.actions}
          size="xs"
          variant={status === "new" ? "light" : "default"}
          disabled={isChanging}
          onClick={onNext}
          aria-label={`${next.label}\u202f: ${name}`}
        >
          {next.label}
        </ActionButton>
      </ForWriters>
    </Card>
  );
}

/** State of the answer, its owner, and when it is due or was sent. */
function AnswerState({ request, now }: { request: ContactRequestItem; now: number }) {
  const { status, owner, answered_at } = request;
  return (
    <div className={classes.due}>
      <Group gap={6} wrap="nowrap">
        <Text size="sm" fw={500} truncate>
          {REQUEST_STATUS_LABELS[status]}
          {owner && (
            <Text component="span" size="sm" c="dimmed">
              {" "}
              · {personName(owner)}
            </Text>
          )}
        </Text>
        <LateMark request={request} now={now} />
      </Group>
      {answered_at ? (
        <Text component="span" size="xs" c="dimmed" className="tabular">
          Répondue {momentInWords(answered_at, now)}
        </Text>
      ) : (
        <DueNote request={request} now={now} />
      )}
    </div>
  );
}

/** The product that a request is about, and how many its selection has. */
function AskedFor({ request: { product, lines } }: { request: ContactRequestItem }) {
  if (!product && lines.length === 0) return null;
  return (
    <div className={classes.line}>
      {product && <AskedProduct product={product} className={classes.product} />}
      {lines.length > 0 && (
        <span className={classes.product}>
          <Package size={14} aria-hidden />
          {countOf(lines.length, "produit sélectionné", "produits sélectionnés")}
        </span>
      )}
    </div>
  );
}

/** The product that a request is about; leads to it as long as it exists. */
export function AskedProduct({
  product: { id, title },
  className,
}: {
  product: NonNullable<ContactRequestItem["product"]>;
  className?: string | undefined;
}) {
  const words = (
    <>
      <Package size={14} aria-hidden />
      <span>{title}</span>
    </>
  );
  if (id === null) return <span className={className}>{words}</span>;
  return (
    <Link to="/admin/dashboard/products/$id" params={{ id: String(id) }} className={className}>
      {words}
    </Link>
  );
}
