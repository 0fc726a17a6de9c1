import { NativeSelect, type NativeSelectProps } from "@mantine/core";

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
