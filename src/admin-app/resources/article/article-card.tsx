import { ForWriters, useMayWrite } from "#admin-app/kit/session/writing.tsx";
import { Badge, Button, Card, Group, Menu, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Copy, ExternalLink, Eye, Mails } from "lucide-react";
import { useId, useState } from "react";
import { ARTICLE_CATEGORY_LABELS } from "#contracts/article/article-categories.ts";
import type { ArticleRow } from "#contracts/article/article.ts";
import { BRAND } from "#contracts/shared/brand.ts";
import { CARD_TEXT_LENGTH } from "#contracts/text/plain-text.ts";
import classes from "#admin-app/kit/collection/picture-card.module.css";
import { EditLink, MenuLink, MoreActions, RemoveButton } from "#admin-app/kit/collection/row-actions.tsx";
import { Thumbnail } from "#admin-app/kit/collection/thumbnail.tsx";
import { toItem } from "#admin-app/kit/collection/to-item.ts";
import { DraftBadge } from "#admin-app/kit/draft/draft-badge.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { notifyFailure } from "#admin-app/kit/errors/notify.tsx";
import { rpcClient } from "#admin-app/rpc.ts";
import { publicationState } from "./article-words.ts";
import { frenchDateFormat } from "#contracts/text/french.ts";
import { firstCharacters } from "#contracts/text/text-length.ts";

const DAY = frenchDateFormat(BRAND.timeZone, { dateStyle: "long" });

/** One article of the list: its facts, whether visitors can read it, and its actions. */
export function ArticleCard({
  article,
  now,
  isChanging,
  onStatus,
  onRemove,
}: {
  article: ArticleRow;
  /** Time at which the list was read. */
  now: number;
  isChanging: boolean;
  onStatus: (status: ArticleRow["status"]) => void;
  onRemove: () => void;
}) {
  const { id, title, excerpt, preview, image_url, image_focus, author, category, created_at, published_at } = article;
  const [isOpen, setIsOpen] = useState(false);
  const previewId = useId();
  const state = publicationState(article, now);
  const edit = toItem("/admin/dashboard/blog", id);
  return (
    <Card component="article" className={classes.card} withBorder padding={0} aria-label={title}>
      <Link {...edit} className={classes.picture} tabIndex={-1} aria-hidden data-hidden={!state.isVisible || undefined}>
        <Thumbnail url={image_url} focus={image_focus ?? undefined} isCropped />
      </Link>
      <div className={classes.body}>
        <Group gap={6} className={classes.badges}>
          <Badge color={state.color}>{state.label}</Badge>
          <Badge color="gray">{ARTICLE_CATEGORY_LABELS[category]}</Badge>
          <DraftBadge noun="article" id={id} label="Non enregistré" />
        </Group>
        <Text component="h2" fw={600} lineClamp={2}>
          {title}
        </Text>
        <Text size="sm" c="dimmed" lineClamp={3}>
          {excerpt || firstCharacters(preview, CARD_TEXT_LENGTH)}
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
      <ArticleActions article={article} isVisible={state.isVisible} isChanging={isChanging} onStatus={onStatus} onRemove={onRemove} />
    </Card>
  );
}

/** Actions on an article, the rare ones in a menu. */
function ArticleActions({
  article,
  isVisible,
  isChanging,
  onStatus,
  onRemove,
}: {
  article: ArticleRow;
  isVisible: boolean;
  isChanging: boolean;
  onStatus: (status: ArticleRow["status"]) => void;
  onRemove: () => void;
}) {
  const { id, title, status } = article;
  const isPublished = status === "published";
  return (
    <Group className={classes.actions} gap={4} wrap="nowrap">
      <ForWriters>
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
      </ForWriters>
      <MoreActions name={title}>
        <ReadingItem article={article} isVisible={isVisible} />
        <ForWriters>
          <MenuLink {...toItem("/admin/dashboard/blog", "new", { copy: id })} icon={<Copy size={16} aria-hidden />}>
            Dupliquer
          </MenuLink>
          <MenuLink
            to="/admin/dashboard/letters/$id"
            params={{ id: "new" }}
            search={{ article: id }}
            icon={<Mails size={16} aria-hidden />}
          >
            Envoyer par lettre
          </MenuLink>
        </ForWriters>
      </MoreActions>
      <RemoveButton name={title} onRemove={onRemove} />
      <EditLink {...toItem("/admin/dashboard/blog", id)} name={title} />
    </Group>
  );
}

/** Opens what visitors read, or would read of an article that they cannot see yet, in a new tab. */
function ReadingItem({ article: { id, slug }, isVisible }: { article: ArticleRow; isVisible: boolean }) {
  const mayWrite = useMayWrite();
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
      <Menu.Item disabled={!mayWrite} leftSection={<Eye size={16} aria-hidden />} onClick={() => void handlePreview()}>
        Voir avant publication
      </Menu.Item>
    );
  }
  return (
    <Menu.Item leftSection={<ExternalLink size={16} aria-hidden />} component="a" href={`/blog/${slug}`} target="_blank" rel="noopener">
      Voir la page publique
    </Menu.Item>
  );
}
