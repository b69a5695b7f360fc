import { addBeneficiary } from '../../support/beneficiaries'
import { products, requestQuote } from '../../support/products'
import { fillMotorForm, getQuoteButton, motorFormPath } from '../../support/shop'
import { byItself, open, pass, unanswered, type Entrance, type Hand, type Hands } from '../hand'

const at = (path: string): Entrance => ({ arrange: ({ become }) => become(), open: open(path) })

/** The sandbox sells nothing of that kind: its answer is changed on the way. */
const changed = (address: RegExp, change: (result: unknown) => unknown): Hand => ({
  arrange: ({ page }) =>
    page.route(address, async (route) => {
      const response = await route.fetch()
      const envelope = (await response.json()) as { result: unknown }
      await route.fulfill({ response, json: { ...envelope, result: change(envelope.result) } })
    }),
})

/** Marine cover has no form. */
const callTheFirstCategoryMarine = changed(/GetAllCategories/i, (result) =>
  (result as readonly object[]).map((category, index) => (index === 0 ? { ...category, name: 'Marine Insurance' } : category)),
)

const requests = Object.fromEntries(
  products.map((product): [string, Hand] => [
    `request-quote for ${product.name}`,
    {
      act: async ({ page }) => {
        await product.fill(page)
        await requestQuote(page, product).click()
      },
    },
  ]),
)

export const quoteHands: Hands = {
  starts: {
    'at the categories': at('/dashboard?category='),
    'at the products': at('/dashboard?category=1'),
    'at the motor form': at(motorFormPath),
    ...Object.fromEntries(products.map(({ name, path }) => [`at the ${name} form`, at(path)])),
    'at a product without a form': {
      arrange: async (world) => {
        await world.become()
        await callTheFirstCategoryMarine.arrange?.(world)
      },
      open: open(motorFormPath),
    },
  },
  moves: {
    'openShop answers': byItself,
    'openShop fails': unanswered('Category/GetAllCategories'),
    'loadProducts answers': byItself,
    'loadProducts fails': unanswered('Product/GetAll'),
    'loadMakes answers': byItself,
    'loadMakes fails': unanswered('Insurance/GetVehicleMakes'),
    'choose-make': { act: ({ page }) => page.getByLabel('Make').selectOption({ label: 'Toyota' }) },
    'loadModels answers': byItself,
    'loadModels fails': unanswered('Insurance/GetVehicleModel'),
    'loadBeneficiaries answers with none': byItself,
    'loadBeneficiaries answers with one': { arrange: ({ customer }) => addBeneficiary(customer()) },
    'loadBeneficiaries fails': unanswered('Beneficiary/GetAll'),
    'loadDestinations answers with none': changed(/GetTravelCountries/i, () => []),
    'loadDestinations answers with some': byItself,
    'loadDestinations fails': unanswered('Insurance/GetTravelCountries'),
    'loadApplianceNames answers': byItself,
    'loadApplianceNames fails': unanswered('Applicance/GetAll'),
    'request-quote for motor': {
      act: async ({ page }) => {
        await fillMotorForm(page)
        await getQuoteButton(page).click()
      },
    },
    ...requests,
    'requestQuote answers': byItself,
    'redirect passes': pass(1_000),
  },
}
