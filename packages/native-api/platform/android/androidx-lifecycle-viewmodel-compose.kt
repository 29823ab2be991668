package androidx.lifecycle.viewmodel.compose

import androidx.compose.runtime.Composable
import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewmodel.CreationExtras

@Composable
fun <VM : ViewModel> viewModel(): VM

@Composable
fun <VM : ViewModel> viewModel(key: String? = null, initializer: CreationExtras.() -> VM): VM
