import fc from 'fast-check'
import { operationRequest } from '../../../playground/operation-request.ts'
import type { PlaygroundRequest } from '../../../playground/protocol.ts'
import type { Field, InputValue, SchemaType, TypeReference } from './introspection.ts'
import { READERS } from './requests.ts'

/** A GraphQL literal: JSON, except for enumeration values. */
type Value = null | boolean | number | string | EnumValue | Value[] | { [key: string]: Value }

/** An operation with its variables as JSON. */
interface Operation {
  text: string
  variables?: string
}

class EnumValue {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  toJSON(): string {
    return this.name
  }
}

/** Maximum depth of selections and inputs; the application's limit is 7. */
const DEPTH = { selection: 4, input: 3 }
/** Fields that need accounts or files, which the playground doesn't have. */
const ELSEWHERE = /UploadFile|UsersPermissions|^(?:login|register|forgotPassword|resetPassword|emailConfirmation|changePassword)$/

/** Generates GraphQL operations, both valid and invalid. */
export class Operations {
  readonly #types: Map<string, SchemaType>
  readonly #ids: string[]

  /** @param ids document IDs */
  constructor(types: Map<string, SchemaType>, ids: string[]) {
    this.#types = types
    this.#ids = ids
  }

  /** Generates queries. */
  reading(): fc.Arbitrary<PlaygroundRequest> {
    const reader = fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 4, arbitrary: fc.constantFrom(...READERS) })
    const fields = this.#types.get('Query')!.fields!
    const many = fc.array(
      fc.constantFrom(...fields).chain((field) => this.#field(field, 0)),
      { minLength: 1, maxLength: 2 },
    )
    const aliased = many.map((list) => list.map((field, index) => (index === 0 ? field : `again: ${field}`)).join(' '))
    const whole = fc.oneof(
      { weight: 5, arbitrary: aliased.map((text): Operation => ({ text: `{ ${text} }` })) },
      { weight: 1, arbitrary: this.#withVariable('query', fields) },
    )
    return fc.tuple(whole, reader).map(([{ text, variables }, as]) => send(text, variables, as))
  }

  /** Generates mutations. */
  writing(): fc.Arbitrary<PlaygroundRequest> {
    const as = fc.constantFrom('full-access', 'full-access', 'full-access', 'noor', 'ada', 'read-only', undefined)
    const fields = this.#types.get('Mutation')!.fields!.filter(({ name }) => !ELSEWHERE.test(name))
    const plain = fc
      .constantFrom(...fields)
      .chain((field) => this.#field(field, 0).map((text): Operation => ({ text: `mutation { ${text} }` })))
    const whole = fc.oneof({ weight: 2, arbitrary: plain }, { weight: 1, arbitrary: this.#withVariable('mutation', fields) })
    return fc.tuple(whole, as).map(([{ text, variables }, reader]) => send(text, variables, reader))
  }

  /** Generates operations with one field whose arguments are variables. */
  #withVariable(kind: string, fields: Field[]): fc.Arbitrary<Operation> {
    return fc.constantFrom(...fields.filter(({ args }) => args.length > 0)).chain((field) =>
      fc.tuple(this.#args(field.args), this.#selection(field.type, 0)).map(([given, selection]) => {
        const declared = given.map(([name]) => `$${name}: ${nameOf(field.args.find((arg) => arg.name === name)!.type)}`)
        const passed = given.map(([name]) => `${name}: $${name}`)
        return {
          text: `${kind} Sent${inBrackets(declared)} { ${field.name}${inBrackets(passed)}${selection} }`,
          variables: JSON.stringify(Object.fromEntries(given)),
        }
      }),
    )
  }

  #field({ name, args, type }: Field, depth: number): fc.Arbitrary<string> {
    return fc
      .tuple(this.#args(args), this.#selection(type, depth))
      .map(([given, selection]) => `${name}${inBrackets(given.map(([arg, value]) => `${arg}: ${print(value)}`))}${selection}`)
  }

  /** Generates arguments: usually all required ones, and some optional ones. */
  #args(args: InputValue[]): fc.Arbitrary<Array<[string, Value]>> {
    const each = args.map((arg) => {
      const given = this.#value(arg, 0).map((value): Array<[string, Value]> => [[arg.name, value]])
      const odds = arg.type.kind === 'NON_NULL' ? 20 : 1
      return fc.oneof(
        { weight: odds === 20 ? 1 : 3, arbitrary: fc.constant<Array<[string, Value]>>([]) },
        { weight: odds, arbitrary: given },
      )
    })
    return fc.tuple(...each).map((list) => list.flat())
  }

  #selection(reference: TypeReference, depth: number): fc.Arbitrary<string> {
    const type = this.#types.get(namedType(reference))!
    if (type.kind === 'UNION') {
      const members = type.possibleTypes!.map((member) => this.#selection(member, depth + 1).map((text) => `... on ${member.name}${text}`))
      return fc
        .subarray(members, { maxLength: 2 })
        .chain((some) => fc.tuple(...some).map((texts) => ` { ${['__typename', ...texts].join(' ')} }`))
    }
    if (!type.fields) return fc.constant('')
    const isLeaf = (field: Field) =>
      !this.#types.get(namedType(field.type))!.fields && this.#types.get(namedType(field.type))!.kind !== 'UNION'
    const leaves = type.fields.filter(isLeaf)
    const nested = type.fields.filter((field) => !isLeaf(field))
    const names = fc.subarray(leaves, { minLength: Math.min(1, leaves.length), maxLength: Math.min(4, leaves.length) })
    const plain = names.chain((list) => fc.tuple(...list.map((field) => this.#field(field, depth + 1))))
    const inner =
      nested.length === 0 || depth >= DEPTH.selection
        ? fc.constant<string[]>([])
        : fc.array(
            fc.constantFrom(...nested).chain((field) => this.#field(field, depth + 1)),
            { maxLength: 2 - Math.min(1, depth) },
          )
    const wrong = fc.oneof(
      { weight: 60, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: fc.constantFrom(['nothing'], ['nam'], ['id'], ['... on Dish { name }']) },
    )
    return fc.tuple(plain, inner, wrong).map((lists) => ` { ${[...new Set(lists.flat())].join(' ') || '__typename'} }`)
  }

  #value({ name, type }: InputValue, depth: number): fc.Arbitrary<Value> {
    const wrong = fc.constantFrom<Value>(null, '', 'x', -1, 1.5, {}, [], true, new EnumValue('NOTHING'))
    return fc.oneof({ weight: 14, arbitrary: this.#right(name, type, depth) }, { weight: 1, arbitrary: wrong })
  }

  #right(name: string, reference: TypeReference, depth: number): fc.Arbitrary<Value> {
    if (reference.kind === 'NON_NULL') return this.#right(name, reference.ofType!, depth)
    if (reference.kind === 'LIST') return this.#list(name, reference.ofType!, depth)
    const type = this.#types.get(reference.name!)!
    if (type.enumValues) return fc.constantFrom(...type.enumValues.map((each) => new EnumValue(each.name)))
    if (type.inputFields) return this.#input(type.inputFields, depth)
    if (name === 'sort') return fc.constantFrom(...SORTS)
    if (reference.name === 'ID') return fc.constantFrom<Value>(...this.#ids, '1', 3, 'nothing')
    const values = SCALARS[reference.name!] ?? SCALARS[/DynamicZone/.test(reference.name!) ? 'zone' : 'String']!
    return fc.constantFrom(...values)
  }

  #list(name: string, of: TypeReference, depth: number): fc.Arbitrary<Value> {
    const one = this.#right(name, of, depth)
    return fc.oneof(fc.array(one, { maxLength: 2 }), one)
  }

  #input(fields: InputValue[], depth: number): fc.Arbitrary<Value> {
    const isDeep = ({ type }: InputValue) => this.#types.get(namedType(type))!.inputFields !== null
    const usable = depth >= DEPTH.input ? fields.filter((field) => !isDeep(field)) : fields
    return fc
      .subarray(usable, { minLength: Math.min(1, usable.length), maxLength: Math.min(3, usable.length) })
      .chain((chosen) => fc.record(Object.fromEntries(chosen.map((field) => [field.name, this.#value(field, depth + 1)]))))
  }
}

function send(query: string, variables: string | undefined, as: string | undefined): PlaygroundRequest {
  return { ...operationRequest(query, variables), ...(as !== undefined && { as }) }
}

function namedType(type: TypeReference): string {
  return type.name ?? namedType(type.ofType!)
}

/** Formats a type as in a variable's declaration. */
function nameOf(type: TypeReference): string {
  if (type.kind === 'NON_NULL') return `${nameOf(type.ofType!)}!`
  return type.kind === 'LIST' ? `[${nameOf(type.ofType!)}]` : type.name!
}

function inBrackets(parts: string[]): string {
  return parts.length === 0 ? '' : `(${parts.join(', ')})`
}

function print(value: Value): string {
  if (value instanceof EnumValue) return value.name
  if (Array.isArray(value)) return `[${value.map(print).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([name, each]) => `${name}: ${print(each)}`)
    .join(', ')} }`
}

const SORTS: Value[] = ['name', 'name:desc', 'stars:asc', 'createdAt', 'rating:DESC', 'chef.name', 'nothing', 'name:down', '']
const WORDS: Value[] = ['a', 'Harbor', 'the', '%', "'", '', 'budget', 'Nonna Pia', 'é', 'salt-and-ember', 'x'.repeat(300)]

const SCALARS: Record<string, Value[]> = {
  String: WORDS,
  Int: [0, 1, 2, 5, -1, 1000, 99_999_999_999],
  Long: [182_400, '182400', 1],
  Float: [4.5, 1, -2],
  Boolean: [true, false],
  Date: ['2024-04-30', '2024-13-01', 'x'],
  Time: ['18:00:00.000', '18:00', '25:00'],
  DateTime: ['2024-04-18T10:00:00.000Z', '2024-04-30', 'x'],
  JSON: [{ a: 1 }, [1, 'a'], 'a', 5, null],
  I18NLocaleCode: ['en', 'fr', 'it', 'de', '*', 'xx', ''],
  zone: [[], [{ __component: 'section.quote', text: 'Warm', author: 'Ada' }], [{ __component: 'nothing' }], [{}], 'x'],
}
