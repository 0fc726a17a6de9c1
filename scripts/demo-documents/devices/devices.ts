import type { Device } from "../device.ts";
import { ALARMS } from "./alarms.ts";
import { BLINDS } from "./blinds.ts";
import { CAMERAS } from "./cameras.ts";
import { CLIMATE_SENSORS } from "./climate-sensors.ts";
import { GARDEN } from "./garden.ts";
import { HUBS } from "./hubs.ts";
import { INTERFACES } from "./interfaces.ts";
import { LIGHTS } from "./lights.ts";
import { LOW_LIGHTS } from "./low-lights.ts";
import { MODULES } from "./modules.ts";
import { SENSORS } from "./sensors.ts";

/** Parts of the documents of every demo product, by its reference. */
export const DEVICES: Record<string, Device> = {
  ...INTERFACES,
  ...SENSORS,
  ...CLIMATE_SENSORS,
  ...HUBS,
  ...MODULES,
  ...LIGHTS,
  ...LOW_LIGHTS,
  ...CAMERAS,
  ...ALARMS,
  ...BLINDS,
  ...GARDEN,
};
