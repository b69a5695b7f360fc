import { useActorRef, useSelector } from '@xstate/react'
import { useState, type ComponentType } from 'react'
import { ownName } from '../../../domain/customer/customer'
import { orderMessages } from '../../../domain/order/order'
import {
  canGoBack,
  category,
  isReplacing,
  product,
  errors,
  isBusy,
  view,
  type ShopView,
} from '../../../machines/quote/selectors'
import { loggedInCustomer } from '../../../machines/session/selectors'
import { ErrorBoundary } from '../../components/feedback/error-boundary'
import type { Features } from '../../../machines/features'
import { useSession } from '../../session/session-context'
import { Banner } from '../../components/feedback/banner'
import { ErrorState } from '../../components/feedback/error-state'
import { Modal } from '../../components/dialogs/modal'
import { Categories } from './categories'
import { LazyForms, usePreloadedForms } from './lazy-forms'
import { Loading } from './loading'
import { Products } from './products'
import { QuoteBar } from './quote-bar'
import type { ShopProps } from './shop-props'
import { WithoutDestinations, WithoutForm } from './without'
import styles from './shop.module.css'

const Failed = ({ actor }: ShopProps) => {
  const { failure } = useSelector(actor, errors)
  return (
    <ErrorState
      message={failure?.message ?? ''}
      onTryAgain={() => {
        actor.send({ type: 'try-again' })
      }}
    />
  )
}

const screens: Readonly<Record<ShopView, ComponentType<ShopProps>>> = {
  loading: Loading,
  failed: Failed,
  categories: Categories,
  products: Products,
  'without-form': WithoutForm,
  'without-destinations': WithoutDestinations,
  form: LazyForms,
}

/** The shop above the dashboard: categories, their products, and the quote form of one. */
export const ShopDialog = ({ feature }: { readonly feature: Features['quote'] }) => {
  const customer = useSelector(useSession(), loggedInCustomer)
  const [input] = useState(() => feature.input(customer ? ownName(customer) : ''))
  const actor = useActorRef(feature.machine, { input })
  const shown = useSelector(actor, view)
  const chosenCategory = useSelector(actor, category)
  const chosenProduct = useSelector(actor, product)
  const replacing = useSelector(actor, isReplacing)
  const Screen = screens[shown]
  const [bar, setBar] = useState<HTMLElement | null>(null)
  usePreloadedForms()
  const hasBack = useSelector(actor, canGoBack)
  const busy = useSelector(actor, isBusy)
  return (
    <Modal
      title={chosenProduct?.name ?? chosenCategory?.name ?? 'Buy Insurance'}
      subtitle={shown === 'categories' ? 'What would you like to protect?' : chosenProduct?.description}
      size="large"
      actions={shown === 'form' && <div ref={setBar} className={styles.bar} />}
      back={
        hasBack
          ? {
              onClick: () => {
                actor.send({ type: 'go-back' })
              },
              disabled: busy,
            }
          : undefined
      }
      onClose={() => {
        actor.send({ type: 'close-shop' })
      }}
    >
      <ErrorBoundary place={shown}>
        <QuoteBar value={bar}>
          {shown === 'form' && replacing && <Banner>{orderMessages.replaces}</Banner>}
          <Screen actor={actor} />
        </QuoteBar>
      </ErrorBoundary>
    </Modal>
  )
}
