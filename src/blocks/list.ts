import type { Block } from '../site/site-graph.ts'
import { annotation } from './annotation/block.ts'
import { apiCall } from './api-call/block.ts'
import { badge } from './badge/block.ts'
import { callout } from './callout/block.ts'
import { card } from './card/block.ts'
import { cards } from './cards/block.ts'
import { categoryCards } from './category-cards/block.ts'
import { code } from './code/block.ts'
import { column } from './column/block.ts'
import { definition } from './definition/block.ts'
import { diagram } from './diagram/block.ts'
import { example } from './example/block.ts'
import { feedback } from './feedback/block.ts'
import { fileTree } from './file-tree/block.ts'
import { footnotes } from './footnotes/block.ts'
import { include } from './include/block.ts'
import { languageSwitch } from './language-switch/block.ts'
import { liveCode } from './live-code/block.ts'
import { marker } from './marker/block.ts'
import { reference } from './reference/block.ts'
import { request } from './request/block.ts'
import { response } from './response/block.ts'
import { screenshot } from './screenshot/block.ts'
import { sideBySide } from './side-by-side/block.ts'
import { specimen } from './specimen/block.ts'
import { specimens } from './specimens/block.ts'
import { steps } from './steps/block.ts'
import { subtleCallout } from './subtle-callout/block.ts'
import { tabItem } from './tab-item/block.ts'
import { table } from './table/block.ts'
import { tabs } from './tabs/block.ts'
import { tryIt } from './try-it/block.ts'

/** The engine's blocks, in the order of the reference page and of their stylesheets. */
export const blocks: Block[] = [
  table,
  code,
  diagram,
  callout,
  subtleCallout,
  tabs,
  tabItem,
  request,
  response,
  apiCall,
  sideBySide,
  column,
  cards,
  card,
  categoryCards,
  annotation,
  definition,
  languageSwitch,
  steps,
  fileTree,
  screenshot,
  badge,
  marker,
  include,
  reference,
  specimen,
  specimens,
  example,
  liveCode,
  tryIt,
  feedback,
  footnotes,
]
