// Styles of the components that only signed-in screens use; the login loads without them.
import "@mantine/core/styles/ScrollArea.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/AppShell.layer.css";
import "@mantine/core/styles/Avatar.layer.css";
import "@mantine/core/styles/Badge.layer.css";
import "@mantine/core/styles/Burger.layer.css";
import "@mantine/core/styles/Card.layer.css";
import "@mantine/core/styles/NavLink.layer.css";
import "@mantine/core/styles/Notification.layer.css";
import "@mantine/core/styles/SimpleGrid.layer.css";
import "@mantine/core/styles/Skeleton.layer.css";
import "@mantine/core/styles/ThemeIcon.layer.css";
import "@mantine/core/styles/Switch.layer.css";
import "@mantine/core/styles/Tooltip.layer.css";
import "@mantine/core/styles/VisuallyHidden.layer.css";
import "@mantine/notifications/styles.layer.css";
