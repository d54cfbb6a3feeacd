// Types of what Astro provides.
/// <reference types="astro/client" />
