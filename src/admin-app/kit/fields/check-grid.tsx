import { Checkbox, Group, Input, Stack, Text } from "@mantine/core";

/** One line of boxes: what they are about, and what each allows. */
export type CheckRow = { label: string; boxes: { value: string; label: string }[] };

type CheckGridProps = { label: string; rows: CheckRow[]; value: string[]; onChange: (value: string[]) => void; error: string | undefined };

/** Many boxes in lines that belong together: rights or events of each resource. */
export function CheckGrid({ label, rows, value, onChange, error }: CheckGridProps) {
  return (
    <Checkbox.Group label={label} withAsterisk value={value} onChange={onChange}>
      <Stack gap="xs" mt="xs">
        {rows.map((row) => (
          <Group key={row.label} gap="xs">
            <Text size="sm" fw={500} w={{ base: "100%", sm: 140 }}>
              {row.label}
            </Text>
            {row.boxes.map((box) => (
              <Checkbox key={box.value} value={box.value} label={box.label} aria-label={`${row.label}\u202f: ${box.label}`} />
            ))}
          </Group>
        ))}
      </Stack>
      {error && (
        <Input.Error role="alert" mt="xs">
          {error}
        </Input.Error>
      )}
    </Checkbox.Group>
  );
}
