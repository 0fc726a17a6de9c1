import { NativeSelect, type NativeSelectProps, Button } from "@mantine/core";
import { ShieldAlert } from "lucide-react";

/** Narrows a list to one kind of what it holds; the empty value, first in `data`, stands for all. */
export function FilterSelect({
  name,
  label,
  data,
  value = "",
  onChange,
}: {
  name: string;
  label: string;
  data: NativeSelectProps["data"];
  value: string | undefined;
  onChange: (value: string) => void;
}) {
  return (
    <NativeSelect
      name={name}
      label={label}
      data={data}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      flex="1 1 150px"
    />
  );
}

/** Leads to what looks like spam, where there is any. */
export function SpamButton({ count = 0, onPress }: { count: number | undefined; onPress: () => void }) {
  if (count === 0) return null;
  return (
    <Button variant="subtle" leftSection={<ShieldAlert size={18} aria-hidden />} onClick={onPress}>
      Indésirables ({count})
    </Button>
  );
}
