import type { ESTree } from 'vite'
import { Call, record, Unknown } from './unknown.ts'

type Node = ESTree.Expression | ESTree.Super | ESTree.PrivateIdentifier | ESTree.SpreadElement

/** Name → function that computes its value on demand. */
export type Scope = ReadonlyMap<string, () => unknown>

/** Context of an expression. */
export interface Place {
  /** The text that offsets refer to. */
  source: string
  scope: Scope
  /** Value of a call that the caller can determine, such as `require('./a.json')`; `undefined` for any other. */
  call?: (name: string, args: unknown[]) => unknown
}

/** Functions that return their argument. */
const IDENTITY = /^(?:define[A-Z]\w*|with[A-Z]\w*|Object\.freeze|structuredClone)$/
const MAX_DEPTH = 200

/** Evaluates an expression without running anything: literals, and what can be computed from them. Anything else is `Unknown`. */
export function evaluate(node: Node, place: Place, depth = 0): unknown {
  const unknown = () => new Unknown(place.source.slice(node.start, node.end))
  if (depth > MAX_DEPTH) return unknown()
  const value = (inner: Node) => evaluate(inner, place, depth + 1)
  switch (node.type) {
    case 'Literal':
      return 'regex' in node || typeof node.value === 'bigint' ? unknown() : node.value
    case 'TemplateLiteral': {
      const values = node.expressions.map(value)
      if (values.some((part) => part instanceof Unknown)) return unknown()
      return node.quasis
        .map(({ value: { cooked } }, index) => `${cooked ?? ''}${index < values.length ? String(values[index]) : ''}`)
        .join('')
    }
    case 'Identifier':
      return node.name === 'undefined' ? undefined : place.scope.has(node.name) ? place.scope.get(node.name)!() : unknown()
    case 'ObjectExpression':
      return objectOf(node, place, depth) ?? unknown()
    case 'ArrayExpression':
      return node.elements.flatMap((element): unknown[] => {
        if (element === null) return [undefined]
        if (element.type !== 'SpreadElement') return [value(element)]
        const spread = value(element.argument)
        return Array.isArray(spread) ? (spread as unknown[]) : [spread]
      })
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
      return value(node.expression)
    case 'AwaitExpression':
      return value(node.argument)
    case 'UnaryExpression': {
      const operand = value(node.argument)
      if (operand instanceof Unknown) return unknown()
      return node.operator === '!' ? !operand : node.operator === '-' ? -Number(operand) : node.operator === 'void' ? undefined : unknown()
    }
    case 'BinaryExpression': {
      const [left, right] = [value(node.left), value(node.right)]
      if (left instanceof Unknown || right instanceof Unknown) return unknown()
      if (node.operator === '+') return typeof left === 'number' && typeof right === 'number' ? left + right : String(left) + String(right)
      if (node.operator === '===') return left === right
      return node.operator === '!==' ? left !== right : unknown()
    }
    case 'LogicalExpression': {
      const left = value(node.left)
      // Environment variables of the old site aren't set during the import, so the alternative applies.
      if (left instanceof Unknown) return /^process\.env\b/.test(left.source) && node.operator !== '&&' ? value(node.right) : unknown()
      if (node.operator === '??') return left ?? value(node.right)
      return (node.operator === '||') === Boolean(left) ? left : value(node.right)
    }
    case 'ConditionalExpression': {
      const test = value(node.test)
      return test instanceof Unknown ? unknown() : value(test ? node.consequent : node.alternate)
    }
    case 'MemberExpression': {
      const key = node.computed ? value(node.property) : node.property.type === 'Identifier' ? node.property.name : undefined
      const object = value(node.object)
      if ((typeof key !== 'string' && typeof key !== 'number') || object instanceof Unknown) return unknown()
      return Object.hasOwn(Object(object) as object, key) ? (object as Record<string, unknown>)[key] : undefined
    }
    case 'CallExpression': {
      const name = place.source.slice(node.callee.start, node.callee.end)
      const args = node.arguments.map((argument) => value(argument))
      if (IDENTITY.test(name) && args.length > 0) return args[0]
      return place.call?.(name, args) ?? new Call(place.source.slice(node.start, node.end), name, args)
    }
    default:
      return unknown()
  }
}

/** `undefined` if a key isn't known. */
function objectOf(node: ESTree.ObjectExpression, place: Place, depth: number): Record<string, unknown> | undefined {
  const entries: Array<[string, unknown]> = []
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const spread = record(evaluate(property.argument, place, depth + 1))
      if (spread) entries.push(...Object.entries(spread))
      else entries.push([`...${place.source.slice(property.argument.start, property.argument.end)}`, new Unknown('')])
      continue
    }
    const { key } = property
    const name = property.computed || key.type !== 'Identifier' ? evaluate(key as ESTree.Expression, place, depth + 1) : key.name
    if (typeof name !== 'string' && typeof name !== 'number') return undefined
    entries.push([String(name), evaluate(property.value as ESTree.Expression, place, depth + 1)])
  }
  return Object.fromEntries(entries)
}
