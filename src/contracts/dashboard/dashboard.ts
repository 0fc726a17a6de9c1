import { z } from "zod";

/** How many of each noun there are, hidden ones included. Source: specification §3 « Dashboard stats ». */
export const dashboardStatsSchema = z.object({ products: z.int(), slides: z.int(), blogs: z.int(), features: z.int() });
