import { ActionIcon, Badge, Button, Card, Group, Text, Tooltip } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ExternalLink, Eye } from "lucide-react";
import { useId, useState } from "react";
import { ARTICLE_CATEGORY_LABELS } from "#contracts/article/article-categories.ts";
import type { ArticleRow } from "#contracts/article/article-list.ts";
import { BRAND } from "#contracts/shared/brand.ts";
import { CARD_TEXT_LENGTH } from "#contracts/shared/excerpt.ts";
import classes from "#admin-app/collection/picture-card.module.css";
import { EditLink, RemoveButton } from "#admin-app/collection/row-actions.tsx";
import { Thumbnail } from "#admin-app/collection/thumbnail.tsx";
import { ActionButton } from "#admin-app/layout/action-button.tsx";
import { notifyFailure } from "#admin-app/errors/notify.tsx";
import { rpcClient } from "#admin-app/rpc.ts";
import { standingOf } from "./article-words.ts";

const DAY = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeZone: BRAND.timeZone });

/** One article of the list: what it is, whether visitors can read it, and what can be done with it. */
export function ArticleCard({
  article,
  now,
  isChanging,
  onStatus,
  onRemove,
}: {
  article: ArticleRow;
  /** When the list was read. */
  now: number;
  isChanging: boolean;
  onStatus: (status: ArticleRow["status"]) => void;
  onRemove: () => void;
}) {
  const { id, title, excerpt, preview, image_url, author, category, status, created_at, published_at } = article;
  const [isOpen, setIsOpen] = useState(false);
  const previewId = useId();
  const isPublished = status === "published";
  const standing = standingOf(article, now);
  const edit = {
    to: "/admin/dashboard/blog/$id",
    params: { id: String(id) },
    search: (search: object) => search,
    resetScroll: false,
  } as const;
  return (
    <Card component="article" className={classes.card} withBorder padding={0} aria-label={title}>
      <Link {...edit} className={classes.picture} tabIndex={-1} aria-hidden data-hidden={!standing.isVisible || undefined}>
        <Thumbnail url={image_url} />
      </Link>
      <div className={classes.body}>
        <Group gap={6} className={classes.badges}>
          <Badge color={standing.color}>{standing.label}</Badge>
          <Badge color="gray">{ARTICLE_CATEGORY_LABELS[category]}</Badge>
        </Group>
        <Text component="h2" fw={600} lineClamp={2}>
          {title}
        </Text>
        <Text size="sm" c="dimmed" lineClamp={3}>
          {excerpt || preview.slice(0, CARD_TEXT_LENGTH)}
        </Text>
        <Text size="xs" c="dimmed" mt="auto" pt={4}>
          {author} · {DAY.format(new Date(published_at ?? created_at))}
        </Text>
        <Button
          variant="subtle"
          size="compact-sm"
          style={{ alignSelf: "start", marginInlineStart: -8 }}
          aria-expanded={isOpen}
          aria-controls={previewId}
          onClick={() => setIsOpen(!isOpen)}
          aria-label={`${isOpen ? "Fermer l’aperçu" : "Aperçu"}\u202f: ${title}`}
        >
          {isOpen ? "Fermer l’aperçu" : "Aperçu"}
        </Button>
        <Text id={previewId} size="sm" hidden={!isOpen} style={{ overflowWrap: "anywhere" }}>
          {preview}
        </Text>
      </div>
      <Group className={classes.actions} gap={4} wrap="nowrap">
        <ActionButton
          size="xs"
          variant={isPublished ? "default" : "filled"}
          className={classes.visibility}
          flex="none"
          disabled={isChanging}
          onClick={() => onStatus(isPublished ? "draft" : "published")}
          aria-label={`${isPublished ? "Dépublier" : "Publier"} ${title}`}
        >
          {isPublished ? "Dépublier" : "Publier"}
        </ActionButton>
        <ReadingLink article={article} isVisible={standing.isVisible} />
        <RemoveButton name={title} onRemove={onRemove} />
        <EditLink {...edit} name={title} />
      </Group>
    </Card>
  );
}

/** Opens what visitors read, or would read of an article that they cannot see yet, in a new tab. */
function ReadingLink({ article: { id, title, slug }, isVisible }: { article: ArticleRow; isVisible: boolean }) {
  const look = { variant: "subtle", color: "gray", size: 32 };

  async function handlePreview() {
    try {
      const { path } = await rpcClient.articles.previewLink.mutate({ id });
      window.open(path, "_blank", "noopener");
    } catch (error) {
      notifyFailure("L’aperçu n’a pas pu s’ouvrir", error);
    }
  }

  if (!isVisible) {
    return (
      <Tooltip label="Voir la page avant sa publication">
        <ActionIcon {...look} onClick={() => void handlePreview()} aria-label={`Voir avant publication\u202f: ${title}`}>
          <Eye size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
    );
  }
  return (
    <Tooltip label="Voir la page publique">
      <ActionIcon
        {...look}
        component="a"
        href={`/blog/${slug}`}
        target="_blank"
        rel="noopener"
        aria-label={`Voir la page publique de ${title}`}
      >
        <ExternalLink size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
