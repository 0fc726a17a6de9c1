import { Table } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ContactRequestItem } from "#contracts/contact-request/contact-request-list.ts";
import classes from "./contact-request-view.module.css";

/** The selection that came with a request, as its products were called then. Each leads to its product as long as that exists. */
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
          // oxlint-disable-next-line react/no-array-index-key -- lines have no other name: the same product may have gone twice
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
