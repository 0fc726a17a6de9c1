import { SimpleGrid, Text, UnstyledButton } from "@mantine/core";
import { makeTemplateSections, type PageTemplateName } from "#contracts/page/page-templates.ts";
import { slugify } from "#contracts/shared/slug.ts";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { createSectionId, usePageFormContext } from "../page-form.ts";
import classes from "./template-choice.module.css";
import { BriefcaseBusiness, Layers, LifeBuoy, type LucideIcon, Megaphone, Scale } from "lucide-react";

/** Templates for a new page. One fills the form with sentences to replace; an own title stays. */
export function TemplateChoice() {
  const form = usePageFormContext();

  function handleChoose({ key, title }: PageTemplate) {
    const { title: typed, slug } = form.getValues();
    form.setFieldValue("sections", makeTemplateSections(key, createSectionId));
    if (typed === "") form.setFieldValue("title", title);
    if (typed === "" && slug === "") form.setFieldValue("slug", slugify(title));
  }

  return (
    <ForWriters>
      <Text size="sm" c="dimmed">
        Partez d’un modèle, dont vous remplacerez les phrases, ou ajoutez vos sections une à une.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
        {PAGE_TEMPLATES.map((template) => {
          const { name, hint, icon: Icon } = template;
          return (
            <UnstyledButton key={name} className={classes.template} onClick={() => handleChoose(template)}>
              <Icon size={20} aria-hidden className={classes.icon} />
              <Text component="span" fw={600} size="sm">
                {name}
              </Text>
              <Text component="span" size="xs" c="dimmed">
                {hint}
              </Text>
            </UnstyledButton>
          );
        })}
      </SimpleGrid>
    </ForWriters>
  );
}

/** A page to start from: its sentences are there to be replaced. */
type PageTemplate = { key: PageTemplateName; name: string; hint: string; icon: LucideIcon; title: string };

/** The templates, in the order in which they are offered. */
const PAGE_TEMPLATES: PageTemplate[] = [
  { key: "campaign", name: "Campagne", hint: "Une offre, jusqu’à une date", icon: Megaphone, title: "Votre campagne" },
  {
    key: "productFamily",
    name: "Famille de produits",
    hint: "Une gamme, et comment choisir",
    icon: Layers,
    title: "Une famille de produits",
  },
  { key: "support", name: "Assistance", hint: "Les gestes, les questions, un contact", icon: LifeBuoy, title: "Assistance" },
  { key: "recruitment", name: "Recrutement", hint: "Un poste, et comment postuler", icon: BriefcaseBusiness, title: "Un métier chez nous" },
  { key: "legal", name: "Texte légal", hint: "Un texte en articles, sans image", icon: Scale, title: "Conditions de l’offre" },
];
