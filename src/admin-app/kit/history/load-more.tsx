import { Text } from "@mantine/core";
import { sentenceOf } from "#admin-app/kit/errors/failure.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";

type PagedQuery = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: unknown;
  fetchNextPage: () => unknown;
};

/** Loads the next page of a list under the last one; says why where it could not. */
export function LoadMore({ query }: { query: PagedQuery }) {
  if (!query.hasNextPage) return null;
  return (
    <div>
      {query.isFetchNextPageError && (
        <Text role="alert" size="sm" c="red" mb="xs">
          {sentenceOf(query.error)}
        </Text>
      )}
      <ActionButton variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        Charger la suite
      </ActionButton>
    </div>
  );
}
