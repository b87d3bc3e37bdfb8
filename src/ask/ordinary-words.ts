/**
 * Words of everyday life: who asks for the meaning of life asks for nothing that a documentation with "life" in it answers. They say
 * little of what a question is about, and nothing by themselves. English, as the words that questions are built with.
 */
const ORDINARY_WORDS = new Set(
  [
    'adult age animal apartment april army art aunt august autumn baby band beach beautiful bed bird birth birthday blood boat body born boss',
    'boy bread breakfast brother bus business car career cat century chef chicken child childhood children christmas church city coffee college',
    'cook cooking country cousin dad dance daughter day days dead death december degree die died diet difference difficult dinner doctor dog dream drink',
    'drive driver driving earth easter eat education employee employees evening famous farm fashion father february fish flight flower food foot',
    'football found founded founder founders founding freedom friend friends fruit fun funny future garden girl god government guitar guy hair',
    'hand happiness happy head health heart heaven holiday holidays hospital hotel house hour human husband ice idea invented inventor january job',
    'jobs joke july june kid kids kitchen lady lake land law lawyer leg life lives living love lunch magic man march marriage married',
    'math meal meaning meat medicine men milk minister money monkey month moon morning mother mountain mouth movie mum museum music nation',
    'night november nurse ocean october office old opinion parents park party peace people person pet philosophy phone piano poem police politics',
    'poor population president prison queen rain religion rich river road salad salary school science sea season',
    'september sex shoes shop sick sister sky sleep smile snow song soul soup sport spring staff star stock story street student students summer',
    'sun surgery tall tea teacher team television tonight town train travel tree trip uncle university vacation visit',
    'wait war water weather wedding week weekend weight wife win wind window wine winter woman women won word words world year years',
  ]
    .join(' ')
    .split(' '),
)

/** Whether a word is one of everyday life. */
export function isOrdinaryWord(word: string): boolean {
  return ORDINARY_WORDS.has(word)
}
