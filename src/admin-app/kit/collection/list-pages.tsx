import { Center, Pagination } from "@mantine/core";

const STEPS = { first: "Première page", last: "Dernière page", next: "Page suivante", previous: "Page précédente" };

/** The pages of a list that the server gives a page at a time; nothing while there is only one. */
export function ListPages({ total, size, page, onPage }: { total: number; size: number; page: number; onPage: (page: number) => void }) {
  const pages = Math.ceil(total / size);
  if (pages <= 1) return null;
  return (
    <Center mt="xl" component="nav" aria-label="Pages de la liste">
      <Pagination
        total={pages}
        value={page}
        onChange={onPage}
        getControlProps={(control) => ({ "aria-label": STEPS[control] })}
        getItemProps={(item) => ({ "aria-label": `Page ${item}` })}
      />
    </Center>
  );
}
