/** The whole script of the landing page, the terms and the articles: it only adds to pages that are complete without it. */
import { isKnown, welcomeBack } from './known-customer'
import { closeMenuOnChoice } from './phone-menu'
import { prefetchOnIntent } from './prefetch'

if (isKnown(() => window.localStorage)) welcomeBack(document)
prefetchOnIntent(document)
closeMenuOnChoice(document)
