import { bare } from './bare.ts'
import { docusaurus } from './docusaurus.ts'
import { fumadocs } from './fumadocs.ts'
import type { Generator } from './generator.ts'
import { nextra } from './nextra.ts'
import { rspress } from './rspress.ts'
import { starlight } from './starlight.ts'
import { thisSite } from './this-site.ts'
import { vitepress } from './vitepress.ts'

/** All generators in the order of the tables. */
export const GENERATORS: Generator[] = [bare, thisSite, starlight, vitepress, docusaurus, rspress, fumadocs, nextra]
