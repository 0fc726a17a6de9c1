import { Autocomplete, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { BENEFIT_ICON_LOOKS, iconTyped, lookOf } from "./benefit-icons.ts";

const LABELS = Object.values(BENEFIT_ICON_LOOKS).map(({ label }) => label);

function Drawing({ icon }: { icon: string }) {
  const look = lookOf(icon);
  return look && <look.Drawing size={18} aria-hidden />;
}

/** The icon of a benefit: one of ours, chosen by its French name, or an emoji. `value` is what is stored. */
export function BenefitIconField({
  name,
  value = "",
  onChange,
  error,
}: {
  name: string;
  value?: string;
  onChange: (icon: string) => void;
  error?: ReactNode;
}) {
  return (
    <Autocomplete
      name={name}
      label="Icône"
      placeholder="Nom ou emoji"
      data={LABELS}
      value={lookOf(value)?.label ?? value}
      onChange={(words) => onChange(iconTyped(words))}
      error={error}
      maxDropdownHeight={260}
      comboboxProps={{ width: 220, position: "bottom-start" }}
      leftSection={<Drawing icon={value} />}
      renderOption={({ option }) => (
        <Group gap="xs" wrap="nowrap">
          <Drawing icon={iconTyped(option.value)} />
          {option.value}
        </Group>
      )}
    />
  );
}
