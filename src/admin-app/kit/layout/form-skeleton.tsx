import { Group, SimpleGrid, Skeleton, Stack, VisuallyHidden } from "@mantine/core";

/** A field to come: its label, and its box. */
function FieldSkeleton({ label, height = 36 }: { label: number; height?: number }) {
  return (
    <div>
      <Skeleton height={12} width={label} mb={6} />
      <Skeleton height={height} />
    </div>
  );
}

/** A form to come, in the shape that it will have. `loading` says it to those who do not see it. */
export function FormSkeleton({ loading }: { loading: string }) {
  return (
    <Stack justify="space-between" aria-busy>
      <VisuallyHidden component="output">{loading}</VisuallyHidden>
      <Stack p={20}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <FieldSkeleton label={34} />
          <FieldSkeleton label={30} />
        </SimpleGrid>
        <FieldSkeleton label={120} height={60} />
        <FieldSkeleton label={128} height={132} />
        <FieldSkeleton label={72} />
      </Stack>
      <Group justify="space-between" px={20} py={12}>
        <Skeleton height={36} width={88} />
        <Skeleton height={36} width={132} />
      </Group>
    </Stack>
  );
}
