import type { ReactNode } from "react";
import type { Compliance } from "#contracts/product/product-compliance.ts";
import { m } from "#messages/public-app/product/sections/messages";
import { langAttributes } from "#public-app/language/shown-content.ts";
import type { Language } from "#contracts/shared/language.ts";
import { countryOf, useSettings } from "#public-app/settings/use-settings.ts";
import table from "./specification-table.module.css";

type Named = { name: string; address: string; contact: string };

/** A person's or company's name, address and contact, a line each; nothing where all are empty. */
function toLines({ name, address, contact }: Named): ReactNode {
  if (!name && !address && !contact) return null;
  return (
    <>
      {[name, address].filter(Boolean).join("\n")}
      {(name || address) && contact && "\n"}
      {contact && <a href={contact.includes("://") ? contact : `mailto:${contact}`}>{contact}</a>}
    </>
  );
}

/** The manufacturer: the one that the product names, else the company. */
function useManufacturer({ manufacturer_name: name, manufacturer_address: address, manufacturer_contact: contact }: Compliance): Named {
  const settings = useSettings();
  if (name) return { name, address, contact };
  const town = [settings.postal_code, settings.city].filter(Boolean).join(" ");
  return {
    name: settings.legal_name,
    address: address || `${settings.street}, ${town}, ${countryOf(settings)}`,
    contact: contact || settings.email,
  };
}

/** Facts that European law requires of a product that is sold at a distance; nothing where the product has none. */
export function ProductCompliance({
  product,
  styles,
}: {
  product: Compliance & { language?: Language | undefined };
  styles: CSSModuleClasses;
}) {
  const manufacturer = useManufacturer(product);
  const { manufacturer_name, manufacturer_address, manufacturer_contact, responsible_name: name, responsible_address: address } = product;
  const rest: [label: string, said: ReactNode][] = [
    [m.responsible, toLines({ name, address, contact: product.responsible_contact })],
    [m.warnings, product.safety_warnings],
    [m.dataNotice, product.data_notice],
  ];
  const until = product.security_updates_until;
  if (!manufacturer_name && !manufacturer_address && !manufacturer_contact && !until && !rest.some(([, said]) => said)) return null;
  return (
    <section className={styles.tabs} aria-labelledby="conformite">
      <h2 id="conformite" className={styles.title}>
        {m.compliance}
      </h2>
      <table className={table.table}>
        <tbody>
          {[[m.manufacturer, toLines(manufacturer)] as const, ...rest].map(
            ([label, said]) =>
              said && (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td {...langAttributes(product)}>{said}</td>
                </tr>
              ),
          )}
          {until && (
            <tr>
              <th scope="row">{m.securityUpdates}</th>
              <td>{m.until(until)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
